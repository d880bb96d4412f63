import { afterAll } from "vitest";
import { startGitHub } from "@/local/identity/github/provider";
import { startGoogle } from "@/local/identity/google/provider";
import type { SamplePerson } from "@/local/identity/sample-people";
import type { Served } from "@/local/identity/serve";
import { github as githubPart, google as googlePart } from "@/local/supervisor/parts/identity";

const APP = "http://127.0.0.1:3000";
const SECRET = "a-client-secret-of-the-tests";

/** Both stand-ins for providers in this process, and the variables that lead the application to them. */
export async function openProviders(): Promise<{ google: Served; github: Served }> {
	const client = (name: string) => ({ port: 0, clientId: "goal-mode-local", clientSecret: SECRET, redirectUri: `${APP}/api/v1/auth/oauth/${name}/callback` });
	const [google, github] = await Promise.all([startGoogle(client("google")), startGitHub(client("github"))]);
	afterAll(() => Promise.all([google.close(), github.close()]));
	const context = { ports: { google: google.port, github: github.port }, secrets: { google: SECRET, github: SECRET } };
	for (const part of [googlePart, githubPart]) Object.assign(process.env, part.variables(context as unknown as Parameters<typeof part.variables>[0]));
	return { google, github };
}

/** A cookie jar for one browser: what the servers set, by their origins. */
export class Jar {
	private readonly cookies = new Map<string, Map<string, string>>();

	header(origin: string): string {
		return [...(this.cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	take(origin: string, headers: Headers): void {
		const own = this.cookies.get(origin) ?? new Map<string, string>();
		for (const cookie of headers.getSetCookie()) {
			const [pair = ""] = cookie.split(";");
			const name = pair.slice(0, pair.indexOf("="));
			if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) own.delete(name);
			else own.set(name, pair.slice(name.length + 1));
		}
		this.cookies.set(origin, own);
	}
}

async function visit(jar: Jar, url: URL, form?: Record<string, string>): Promise<Response> {
	const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
	const response = await fetch(url, { ...init, redirect: "manual", headers: { cookie: jar.header(url.origin), accept: "text/html" } });
	jar.take(url.origin, response.headers);
	await response.arrayBuffer();
	return response;
}

export type Choice = SamplePerson | "no";

/** What a person does at a provider: chooses who they are, or says no. Returns the address of ours that the browser is sent to. */
export async function agreeAt(address: string, choice: Choice, jar = new Jar()): Promise<URL> {
	const fields: Record<string, string> =
		choice === "no" ? { denied: "yes" } : { email: choice.email, name: choice.name, verified: choice.isVerified ? "yes" : "no" };
	let url = new URL(address);
	let form: Record<string, string> | undefined;
	for (let step = 0; step < 10; step++) {
		const response = await visit(jar, url, form);
		const location = response.headers.get("location");
		if (location) url = new URL(location, url);
		else if (form) throw new Error(`The provider answered ${response.status} at ${url}.`);
		if (url.origin === APP) return url;
		if (/^\/choose\/|\/login\/oauth\/authorize$/.test(url.pathname)) form = { ...Object.fromEntries(url.searchParams), ...fields };
		else form = undefined;
	}
	throw new Error("The provider sends the browser around in circles.");
}
