import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { provideChromium } from "@/local/checks/chromium";

const Endpoints = z.object({ web: z.url(), demo: z.object({ email: z.string(), password: z.string() }) });

const endpoints = () => Endpoints.parse(JSON.parse(readFileSync(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")));

/** Runs `work` with a browser of its own. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox", "--disable-gpu"] });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** A page of a person who is a guest, or the demo account. */
export async function openPage(browser: Browser, { width = 1440, height = 900, isDemo = false } = {}): Promise<Page> {
	const { web, demo } = endpoints();
	const context = await browser.newContext({ baseURL: web, viewport: { width, height }, reducedMotion: "reduce" });
	const page = await context.newPage();
	if (!isDemo) return page;
	const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
	const answer = await page.request.post("/api/auth/callback/credentials", { form: { ...demo, csrfToken, json: "true" }, headers: { origin: web } });
	if (!answer.ok()) throw new Error(`The demo account could not sign in: ${answer.status()}`);
	return page;
}
