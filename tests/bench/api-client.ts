import { readFile } from "node:fs/promises";
import { makeSampleResume } from "@/prisma/sample-resume";

interface Endpoints {
	readonly web: string;
	readonly demo: { readonly email: string; readonly password: string };
}

/** A program on the API of the running stack, signed in as its demo account. */
export interface ApiClient {
	readonly web: string;
	readonly accessToken: string;
	call<T>(method: string, path: string, body?: unknown): Promise<T>;
	uploadResume(): Promise<string>;
}

export async function signInToStack(): Promise<ApiClient> {
	const endpoints: Endpoints = JSON.parse(await readFile(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8"));
	const base = `${endpoints.web}/api/v1`;
	const request = async (path: string, init: RequestInit): Promise<Response> => {
		const url = `${base}${path}`;
		// A connection that lay idle may be closed just as it is used again.
		const response = await fetch(url, init).catch(() => fetch(url, init));
		if (!response.ok) throw new Error(`${init.method} ${path} answered ${response.status}: ${await response.text()}`);
		return response;
	};
	const signedIn = await request("/auth/signin", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(endpoints.demo) });
	const { accessToken } = (await signedIn.json()) as { accessToken: string };
	const authorization = `Bearer ${accessToken}`;
	return {
		web: endpoints.web,
		accessToken,
		call: async <T>(method: string, path: string, body?: unknown) => {
			const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { authorization, "content-type": "application/json" } };
			return (await request(path, { method, headers: { authorization }, ...json })).json() as Promise<T>;
		},
		uploadResume: async () => {
			const form = new FormData();
			const { pdf } = await makeSampleResume();
			form.set("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), "resume.pdf");
			const uploaded = await request("/files/upload", { method: "POST", headers: { authorization }, body: form });
			return ((await uploaded.json()) as { fileId: string }).fileId;
		},
	};
}
