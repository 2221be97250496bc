import { describe, expect, it } from "vitest";
import es from "../messages/es.json" with { type: "json" };

describe("reports and newsletter", () => {
  it.each(["selecciona una tabla", "Cargando PDF...", "No hay ningun boletin actualmente"])(
    "say in Spanish what the specification quotes: %s",
    (text) => expect(Object.values(es)).toContain(text),
  );
});
