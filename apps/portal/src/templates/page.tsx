import type { Language } from "@caliper/catalogue-model";
import { createClient } from "@caliper/api-client";
import {
  catalogueHandlers,
  type DemoAccount,
  examples,
  loginAnswer,
  loginRows,
  mockFetch,
  type MockFetch,
  type MockHandlers,
  pictureUrl,
} from "@caliper/api-client/fixtures";
import { QueryClient, useIsFetching } from "@tanstack/react-query";
import type { StoryContext, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { Portal } from "../Portal.tsx";
import { routes } from "../routes.tsx";
import type { Services } from "../state/services.tsx";
import { createSessionStore, type Storages } from "../state/sessionStore.ts";

export interface PageOptions {
  /** The URL that is opened, from `paths`. */
  path: string;
  /** The account that is signed in; the toolbar's level by default. `null` is an anonymous visitor. */
  account?: DemoAccount | null;
  /** The language, for a page that `shows` and `play` describe in one language; the toolbar's by default. */
  locale?: Language;
  /** Override the responses of the account. Use a function for responses that keep state: each story calls it again. */
  handlers?: MockHandlers | (() => MockHandlers);
  /** Delay of each response in ms; `Infinity` shows the loading state. */
  delay?: number;
  /** Actions on the page before the picture. */
  play?: (context: StoryContext) => Promise<void>;
  /** Text that shows that the page has loaded. */
  shows: string | RegExp;
  /** False where another template or a widget's story has the same picture. */
  hasPicture?: boolean;
}

/** The accounts of the toolbar's levels. */
const accounts: Readonly<Record<string, DemoAccount>> = {
  JUNIOR: "junior",
  CLIENTE: "cliente",
  PLANTA: "planta",
  ADMIN: "admin",
};

function memory(): NonNullable<Storages["local"]> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A picture without a server. */
const pictures: MockHandlers = {
  "GET /api/getImagesUploaded": {
    archivo_data: [{ id: 1, nombre: "disc-B.jpg", archivo_data: pictureUrl("#e9ebee", 640, 320) }],
  },
};

/** Responds like the server, including sign-in and sign-out. */
function answers(account: DemoAccount | null, overrides: MockHandlers, delay: number): MockFetch {
  let current = account;
  const session: MockHandlers = {
    "POST /api/usersAuth": ({ body }) => {
      const rows = loginAnswer(body);
      const names = Object.keys(loginRows) as DemoAccount[];
      current = names.find((name) => loginRows[name].Cliente === rows[0]?.Cliente) ?? current;
      return rows;
    },
    "DELETE /api/v1/session": () => {
      current = null;
      return undefined;
    },
  };
  return (request) => {
    const baseHandlers = catalogueHandlers(current ?? undefined);
    return mockFetch(
      { ...baseHandlers, ...session, ...pictures, ...overrides },
      { delay },
    )(request);
  };
}

interface Opened extends Pick<PageOptions, "path" | "handlers" | "delay"> {
  account: DemoAccount | null;
  locale: Language;
  isLight: boolean;
}

function servicesOf({ account, locale, isLight, handlers = {}, delay = 0 }: Opened): Services {
  const store = createSessionStore({
    local: memory(),
    tab: memory(),
    writeCookie: () => undefined,
  });
  store.saveSession(examples.viewers[account ?? "anonymous"]);
  store.saveLanguage(locale);
  store.saveLight(isLight);
  const overrides = typeof handlers === "function" ? handlers() : handlers;
  const fetch = answers(account, overrides, delay);
  // Request needs an absolute URL.
  const client = createClient({ baseUrl: window.location.origin, retries: 0, fetch });
  return { client, store, queries: new QueryClient() };
}

function OpenedPortal(opened: Opened) {
  const [services] = useState(() => servicesOf(opened));
  const isReading = useIsFetching({}, services.queries) > 0;
  return (
    <div aria-busy={isReading}>
      <MemoryRouter initialEntries={[opened.path]}>
        <Portal services={services} routes={routes} />
      </MemoryRouter>
    </div>
  );
}

/** Waits until the page keeps its height, because lazy parts may start further requests. */
async function settled(root: HTMLElement, isAnswered: boolean) {
  const quietMs = 250;
  let height = 0;
  let since = performance.now();
  await waitFor(async () => {
    const isBusy = isAnswered && root.querySelector("[aria-busy=true]") !== null;
    const { height: now } = root.getBoundingClientRect();
    if (isBusy || now !== height) since = performance.now();
    height = now;
    await expect(performance.now() - since).toBeGreaterThan(quietMs);
  });
}

/**
 * A story that opens the real portal at an address, for the level, language and theme of the toolbar. HTTP is answered
 * by the fixtures, and nothing is stored in the browser.
 */
export function page({
  path,
  account,
  shows,
  play,
  hasPicture = true,
  locale: pinned,
  ...answered
}: PageOptions): StoryObj {
  return {
    ...(pinned && { globals: { locale: pinned } }),
    parameters: {
      layout: "fullscreen",
      visual: { width: 1440, phone: true, skip: !hasPicture },
    },
    render: (_args, { id, globals }) => {
      const { theme, locale, level } = globals as Readonly<Record<string, unknown>>;
      const who = account === undefined ? (accounts[String(level)] ?? null) : account;
      return (
        <OpenedPortal
          // Restart when the toolbar changes.
          key={`${id} ${String(theme)} ${String(locale)} ${who ?? ""}`}
          path={path}
          account={who}
          locale={locale as Language}
          isLight={theme !== "dark"}
          {...answered}
        />
      );
    },
    play: async (context) => {
      const canvas = within(context.canvasElement);
      await play?.(context);
      await canvas.findAllByText(shows);
      await settled(context.canvasElement, answered.delay === undefined);
    },
  };
}
