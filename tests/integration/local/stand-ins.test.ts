import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { httpStatus } from "@/local/supervisor/part";
import { startProgram } from "@/tests/world/program";
import { type StandIn, startChannels, startEngine, startJobBoards, startMailbox } from "@/tests/world/stand-ins";

it("every stand-in answers its health check and ends when it is stopped", async () => {
	const standIns: StandIn[] = await Promise.all([
		startChannels(),
		startMailbox(),
		startJobBoards(),
		startEngine(process.env.DATABASE_URL ?? "", "http://127.0.0.1:9/api/inngest"),
	]);
	expect(await Promise.all(standIns.map(({ url }) => httpStatus(`${url}/health`)))).toEqual([200, 200, 200, 200]);
	await Promise.all(standIns.map(({ stop }) => stop()));
	expect(await Promise.all(standIns.map(({ url }) => httpStatus(`${url}/health`)))).toEqual([null, null, null, null]);
});

it("the job boards list their sources as the application expects them", async () => {
	const boards = await startJobBoards();
	const sources: unknown = await (await fetch(boards.variables.POSTING_SOURCES ?? "")).json();
	// One that is to be spared nothing, and whose postings are samples: the application treats it as it is told, not by its address.
	const limits = { spacingMs: 0, concurrency: expect.any(Number), pagesAtOnce: expect.any(Number) };
	const greenhouse = { provider: "greenhouse", baseUrl: expect.stringContaining(boards.url), boards: expect.any(Array), isSample: true, limits };
	expect(sources).toEqual(expect.arrayContaining([greenhouse]));
	await boards.stop();
});

it("the providers of identities answer as programs of their own, Google by its own description", async () => {
	const client = { PORT: "0", CLIENT_ID: "id", CLIENT_SECRET: "secret", REDIRECT_URI: "http://127.0.0.1:3000/callback" };
	const programs = await Promise.all(["google", "github"].map((name) => startProgram(`local/identity/${name}/main.ts`, client)));
	const origins = programs.map(({ port }) => `http://127.0.0.1:${port}`);
	expect(await Promise.all(origins.map((origin) => httpStatus(`${origin}/health`)))).toEqual([200, 200]);
	const described = await (await fetch(`${origins[0]}/.well-known/openid-configuration`)).json();
	expect(described).toMatchObject({ issuer: origins[0], code_challenge_methods_supported: ["S256"] });
	await Promise.all(programs.map((program) => program.end("SIGTERM")));
	expect(await Promise.all(origins.map((origin) => httpStatus(`${origin}/health`)))).toEqual([null, null]);
});

it("a mail is in the store by the time the sender is told so", async () => {
	const mailbox = await startMailbox();
	const transport = createTransport(mailbox.variables.SMTP_URL);
	await transport.sendMail({ from: "a@example.com", to: "b@example.com", subject: "Now", text: "." });
	expect(mailbox.store.list().map(({ Subject }) => Subject)).toEqual(["Now"]);
	transport.close();
	await mailbox.stop();
});
