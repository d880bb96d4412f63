import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { beforeEach, expect, it } from "vitest";
import { findFreePort } from "@/local/processes/ports";
import { type Program, startProgram } from "@/tests/world/program";

interface Listed {
	messages: Array<{ ID: string; Subject: string; To: Array<{ Address: string }>; Bcc: Array<{ Address: string }>; Snippet: string }>;
	total: number;
	messages_count: number;
}

let dir: string;
let smtpPort: number;
let part: Program;

const base = () => `http://127.0.0.1:${part.port}`;
const start = async () => startProgram("local/mailbox/main.ts", { MAIL_DIR: dir, SMTP_PORT: String(smtpPort) });
const list = async (query = "") => (await (await fetch(`${base()}/api/v1/messages${query}`)).json()) as Listed;
const read = async (id: string) => (await fetch(`${base()}/api/v1/message/${id}`)).json() as Promise<Record<string, unknown>>;

async function send(mail: Record<string, unknown>): Promise<void> {
	const transport = createTransport(`smtp://127.0.0.1:${smtpPort}`);
	await transport.sendMail({ from: "Goal Mode <hello@goal-mode.test>", text: "Hello.", ...mail });
	transport.close();
}

beforeEach(async () => {
	dir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-mail-"));
	smtpPort = await findFreePort();
	part = await start();
	return async () => {
		await part.end("SIGTERM");
		await rm(dir, { recursive: true, force: true });
	};
});

it("mail is listed newest first and read in both forms, whatever its characters", async () => {
	await send({ to: "ada@example.com", subject: "First" });
	const link = "https://app.example.com/verify?token=a%2Fb&x=1";
	await send({
		to: "Zoë <zoe@example.com>",
		bcc: "quiet@example.com",
		subject: "Prüfen 👋",
		text: `Öffne ${link}`,
		html: `<p>Öffne <a href="${link}">dies</a></p>`,
	});

	const { messages, total } = await list();
	expect(total).toBe(2);
	expect(messages.map(({ Subject }) => Subject)).toEqual(["Prüfen 👋", "First"]);
	expect(messages[0]).toMatchObject({ To: [{ Name: "Zoë", Address: "zoe@example.com" }], Bcc: [{ Address: "quiet@example.com" }] });
	const message = await read(messages[0]?.ID ?? "");
	expect(message.Text).toContain(link);
	expect(message.HTML).toContain(link);
	expect(message.From).toEqual({ Name: "Goal Mode", Address: "hello@goal-mode.test" });
});

it("mail survives a killed mailbox, and half a message is not mail", async () => {
	await send({ to: "ada@example.com", subject: "Kept" });
	await part.end("SIGKILL");
	await writeFile(path.join(dir, "zzz.eml.part"), "Subject: ha");
	part = await start();
	expect((await list()).messages.map(({ Subject }) => Subject)).toEqual(["Kept"]);
	await send({ to: "ada@example.com", subject: "Later" });
	expect((await list()).messages.map(({ Subject }) => Subject)).toEqual(["Later", "Kept"]);
});

it("a query narrows the list by recipient and subject", async () => {
	for (const name of ["ada", "bob"]) await send({ to: `${name}@example.com`, subject: `Hello ${name}` });
	const subjects = async (query: string) => (await list(`?query=${encodeURIComponent(query)}`)).messages.map(({ Subject }) => Subject);
	expect(await subjects("to:ada@example.com")).toEqual(["Hello ada"]);
	expect(await subjects('to:bob subject:"hello bob"')).toEqual(["Hello bob"]);
	expect(await subjects("to:nobody")).toEqual([]);
	expect((await list("?limit=1")).messages).toHaveLength(1);
	expect((await list("?query=to%3Aada")).messages_count).toBe(1);
});

it("mail is deleted one by one or all at once", async () => {
	for (const subject of ["one", "two", "three"]) await send({ to: "ada@example.com", subject });
	const [newest] = (await list()).messages;
	await fetch(`${base()}/api/v1/messages`, { method: "DELETE", body: JSON.stringify({ IDs: [newest?.ID] }) });
	expect((await list()).messages.map(({ Subject }) => Subject)).toEqual(["two", "one"]);
	await fetch(`${base()}/api/v1/messages`, { method: "DELETE" });
	expect((await list()).messages).toEqual([]);
	expect((await fetch(`${base()}/api/v1/message/${newest?.ID}`)).status).toBe(404);
});

it("no message can put markup or script into the page", async () => {
	const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
	await send({ to: "ada@example.com", subject: attack, text: `${attack} https://a.example/"><script>`, html: attack });
	const [message] = (await list()).messages;
	const page = await (await fetch(`${base()}/?id=${message?.ID}`)).text();
	expect(page).not.toContain("<img");
	expect(page.match(/<script/g)).toHaveLength(1);
	const view = await fetch(`${base()}/view/${message?.ID}.html`);
	expect(view.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'/);
	expect(view.headers.get("content-security-policy")).not.toContain("allow-scripts");
});
