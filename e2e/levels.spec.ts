import { type Account, expect, main, type Page, test } from "./support/test.ts";

/**
 * Opens every catalogue URL for each level in both languages. Checks which pages open, that they show only what the
 * level may see, and that API responses contain nothing else.
 */
type Level = Account | "anonymous";
type Language = "en" | "es";
type Section = "pads" | "rotors" | "cylinders" | "hardware";

interface Address {
  readonly path: string;
  /** The heading of the page for levels that can open it. */
  readonly title: Readonly<Record<Language, string | RegExp>>;
  readonly opensFor: (level: Level) => boolean;
}

const plant: Readonly<Partial<Record<Level, readonly Section[]>>> = {
  planta: ["pads", "rotors", "cylinders", "hardware"],
  planta_pads: ["pads"],
};
const isSignedIn = (level: Level) => level !== "anonymous";
const ofSection = (section: Section) => (level: Level) =>
  isSignedIn(level) && (plant[level]?.includes(section) ?? true);
/** Tables and families without a flag. */
const notForPlant = (level: Level) => plant[level] === undefined;

const sections = {
  pads: { slug: "pastillas_y_bandas", en: "Pads and shoes", es: "Pastillas y bandas" },
  rotors: { slug: "rotores_y_tambores", en: "Rotors and drums", es: "Rotores y tambores" },
  cylinders: { slug: "cilindros_y_bombas", en: "Cylinders", es: "Cilindros y bombas" },
  hardware: { slug: "hardware", en: "Hardware", es: "Herrajes" },
} as const;
const views = {
  code: { en: "Code search", es: "Búsqueda por código", query: "?code=1200" },
  apli: { en: "Application search", es: "Búsqueda por aplicación", query: "?marca=Toyota" },
  measu: { en: "Measure search", es: "Búsqueda por medidas", query: "" },
  comp_dia: { en: "Diagram Comparison", es: "Comparación de diagramas", query: "" },
} as const;

const queries: Readonly<Record<string, string>> = {
  "code/hardware": "?codigo=H5678",
  "apli/cilindros_y_bombas": "?type=wheel_cylinder&marca=Toyota",
  "measu/rotores_y_tambores": "?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6",
  "measu/pastillas_y_bandas": "?type=Brake+Pads&LENGTH1=137.2",
  "measu/cilindros_y_bombas": "?type=Wheel+Cylinders&Sizemm=19.05",
  "comp_dia/rotores_y_tambores": "?a=BR31338&b=BR1200",
  "comp_dia/pastillas_y_bandas": "?a=D1200&b=D12001",
};

const screens = (Object.keys(sections) as Section[]).flatMap((section) =>
  (Object.keys(views) as (keyof typeof views)[])
    // Hardware has neither a measure search nor a comparison.
    .filter((view) => section !== "hardware" || view === "code" || view === "apli")
    .map((view): Address => {
      const { slug, en, es } = sections[section];
      const { query } = views[view];
      return {
        path: `/home/${view}/${slug}${queries[`${view}/${slug}`] ?? query}`,
        title: { en: `${views[view].en}: ${en}`, es: `${views[view].es}: ${es}` },
        opensFor: ofSection(section),
      };
    }),
);

/** The title shows the chosen language first, then the other one. */
const sheet = (
  code: string,
  { en, es }: Readonly<Record<Language, string>>,
  opensFor: (level: Level) => boolean,
): Address => ({
  path: `/datasheet?codigo=${code}`,
  title: { en: new RegExp(`^${code}${en}.*${es}`), es: new RegExp(`^${code}${es}.*${en}`) },
  opensFor,
});
const openSheet = (section: Section) => (level: Level) =>
  level === "anonymous" || ofSection(section)(level);

const addresses: readonly Address[] = [
  ...screens,
  {
    path: "/home/schema/brake_fluid",
    title: { en: "Brake fluid", es: "Líquido de frenos" },
    opensFor: isSignedIn,
  },
  {
    path: "/brakeFluidSheet?codigo=dot4sd&vol=355",
    title: { en: /^DOT 4 Severe Duty, 355 mL/, es: /^DOT 4 Severe Duty, 355 mL/ },
    opensFor: isSignedIn,
  },
  {
    path: "/home/table/kit_caliper",
    title: { en: "Caliper Systems", es: "Kits de caliper" },
    opensFor: (level) => isSignedIn(level) && notForPlant(level),
  },
  {
    path: "/home/table/cylinder_cups",
    title: { en: "Cylinder Cups", es: "Gomas de cilindro" },
    opensFor: (level) => isSignedIn(level) && notForPlant(level),
  },
  sheet("BR31338", { en: "Brake Rotor", es: "Rotor de freno" }, openSheet("rotors")),
  sheet("D1200", { en: "Brake Pads", es: "Pastillas de freno" }, openSheet("pads")),
  sheet("BL4002", { en: "Brake Lining", es: "Forro de freno" }, openSheet("pads")),
  sheet("WC116328", { en: "Wheel Cylinder", es: "Cilindro de rueda" }, openSheet("cylinders")),
  sheet("H5678", { en: "Hardware", es: "Herrajes" }, openSheet("hardware")),
  sheet("CK41001", { en: "Caliper System", es: "Kit de caliper" }, notForPlant),
  sheet("CC1591", { en: "Cylinder Cup", es: "Goma de cilindro" }, notForPlant),
  sheet("PT3167", { en: "Piston", es: "Pistón" }, notForPlant),
];

/** The datasheet blocks that some levels do not see. */
const blocks = {
  prices: /Prices|Precios/,
  upc: /UPC/,
  interchanges: /Interchanges|Intercambios/,
  vehicles: /Applications|Aplicaciones/,
} as const;

interface Visibility {
  /** Names of the warehouses whose prices are shown; none for a level without prices. */
  readonly warehouses: readonly string[];
  readonly interchanges: boolean;
  readonly vehicles: boolean;
  /** Whether a datasheet has the button for the QR code. */
  readonly qr: boolean;
}

const allWarehouses = ["MIAMI", "VENEZUELA", "PANAMA", "COLOMBIA", "PLANTA", "MEXICO", "CETAM"];
const visibilities: Readonly<Record<Level, Visibility>> = {
  anonymous: { warehouses: [], interchanges: false, vehicles: true, qr: false },
  junior: { warehouses: [], interchanges: false, vehicles: true, qr: false },
  cliente: { warehouses: allWarehouses, interchanges: true, vehicles: true, qr: false },
  cliente_miami: { warehouses: ["MIAMI"], interchanges: true, vehicles: true, qr: false },
  planta: { warehouses: ["PLANTA"], interchanges: false, vehicles: false, qr: true },
  planta_pads: { warehouses: ["PLANTA"], interchanges: false, vehicles: false, qr: true },
  admin: { warehouses: allWarehouses, interchanges: true, vehicles: true, qr: true },
};

/** Competitors' brands in the demo data; none of them is a vehicle maker. */
const competitors = /\b(?:KAIROS|FRENAX|ROTEX|NORDBREM|ALPEX|DELMAR)\b/;
const noAccess = {
  en: /Your account does not include this section|is not open to your account/,
  es: /Su cuenta no incluye esta sección|no está disponible para su cuenta/,
} as const;

/** Records API responses; `take` returns those since the previous call. */
function recordResponses(page: Page) {
  let bodies: { url: string; text: string }[] = [];
  let pending = 0;
  const isCall = (url: string) => new URL(url).pathname.startsWith("/api/");
  page.on("request", (request) => {
    if (isCall(request.url())) pending += 1;
  });
  page.on("requestfailed", (request) => {
    if (isCall(request.url())) pending -= 1;
  });
  page.on("response", (response) => {
    if (!isCall(response.url())) return;
    response
      .text()
      .then((text) => bodies.push({ url: response.url(), text }))
      .catch(() => undefined)
      .finally(() => {
        pending -= 1;
      });
  });
  return {
    isIdle: () => pending === 0,
    take: () => {
      const recorded = bodies;
      bodies = [];
      return recorded;
    },
  };
}

/** Navigates to a URL without reloading the portal. */
async function navigate(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** The response for a hardware kit always contains the key; without vehicles it is empty. */
const noVehicles = '"Applications":{"Data":[]}';

/** Keys and names in a response that this level must not receive. */
function leaks(text: string, { warehouses, interchanges, vehicles }: Visibility): string[] {
  const withoutEmptyVehicles = text.replace(noVehicles, "");
  const keys = [
    ...(warehouses.length > 0 ? [] : ["Precio", "Price", "Prices", "UPC", "Equivalencias"]),
    ...(interchanges ? [] : ["Intercambios", "Interchange", "Brand"]),
    ...(vehicles ? [] : ["Aplicaciones", "Applications", "Fits"]),
  ].filter((key) => withoutEmptyVehicles.includes(`"${key}":`));
  const otherWarehouses = allWarehouses.filter(
    (name) => !warehouses.includes(name) && text.includes(`"${name}"`),
  );
  return [
    ...keys,
    ...otherWarehouses,
    ...(!interchanges && competitors.test(text) ? ["a brand"] : []),
  ];
}

/** Texts on the page that this level must not see. */
function forbiddenTexts(text: string, { warehouses, interchanges }: Visibility): string[] {
  const names = allWarehouses.map((name) => (name === "PLANTA" ? "CHINA" : name));
  const own = warehouses.map((name) => (name === "PLANTA" ? "CHINA" : name));
  return [
    ...(warehouses.length === 0 && text.includes("US$") ? ["US$"] : []),
    ...names.filter((name) => !own.includes(name) && new RegExp(`\\b${name}\\b`).test(text)),
    ...(!interchanges && competitors.test(text) ? ["a brand"] : []),
    // A missing translation shows its message id.
    ...(/\b(?:search|datasheet|measure|comparison|portal|terms)\.[a-z]+[A-Za-z.]*\b/.exec(text) ??
      []),
  ];
}

/** Checks that a datasheet has exactly the blocks that the level may see. */
async function expectBlocks(page: Page, { warehouses, interchanges, vehicles, qr }: Visibility) {
  const count = (name: RegExp) => main(page).getByRole("heading", { level: 2, name }).count();
  expect(await count(blocks.prices), "prices").toBe(warehouses.length > 0 ? 1 : 0);
  expect(await count(blocks.upc), "UPC").toBe(warehouses.length > 0 ? 1 : 0);
  expect(await count(blocks.interchanges), "interchanges").toBe(interchanges ? 1 : 0);
  expect(await count(blocks.vehicles), "applications").toBe(vehicles ? 1 : 0);
  await expect(main(page).getByRole("button", { name: /QR/ })).toHaveCount(qr ? 1 : 0);
}

async function checkPages(
  page: Page,
  level: Level,
  language: Language,
  calls: ReturnType<typeof recordResponses>,
) {
  const visibility = visibilities[level];
  const heading = main(page).getByRole("heading", { level: 1 });
  const texts: string[] = [];
  for (const { path, title, opensFor } of addresses) {
    await test.step(`${language} ${path}`, async () => {
      await navigate(page, path);
      if (opensFor(level)) await expect(heading).toHaveText(title[language]);
      else if (level === "anonymous") {
        await expect(page).toHaveURL(/\/$/);
        return;
      } else await expect(main(page)).toContainText(noAccess[language]);
      await expect.poll(calls.isIdle).toBe(true);
      await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
      if (path.startsWith("/datasheet") && opensFor(level)) await expectBlocks(page, visibility);
      const text = await main(page).innerText();
      texts.push(text);
      expect(forbiddenTexts(text, visibility), "shown").toEqual([]);
      for (const { url, text } of calls.take())
        if (!url.includes("/session")) expect(leaks(text, visibility), url).toEqual([]);
    });
  }
  // Proves that the data contains what the checks above look for.
  expect(competitors.test(texts.join()), "competitors").toBe(visibility.interchanges);
  expect(texts.join().includes("US$"), "prices").toBe(visibility.warehouses.length > 0);
}

for (const level of Object.keys(visibilities) as Level[])
  test(`${level} sees only permitted pages and data, in both languages`, async ({
    page,
    openAs,
  }) => {
    const calls = recordResponses(page);
    if (level === "anonymous") await page.goto("/datasheet?codigo=BR31338");
    else await openAs(level);
    calls.take();
    await checkPages(page, level, "en", calls);
    await page.evaluate(() => localStorage.setItem("language", "es"));
    await page.goto(level === "anonymous" ? "/datasheet?codigo=BR31338" : "/home");
    await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
    await checkPages(page, level, "es", calls);
  });
