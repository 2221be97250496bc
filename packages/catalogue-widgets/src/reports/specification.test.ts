import { describe, expect, it } from "vitest";
import es from "../messages/es.json" with { type: "json" };

describe("reports and newsletter", () => {
  it.each(["selecciona una tabla", "Cargando PDF...", "No hay ningun boletin actualmente"])(
    "use the Spanish texts of the specification: %s",
    (text) => expect(Object.values(es)).toContain(text),
  );
});
