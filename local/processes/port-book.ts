import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findFreePort, isPortFree } from "./ports";
import { OWNER_ONLY } from "./private-folder";

const FIRST_WEB_PORT = 3000;
const Book = z.record(z.string(), z.int());

export type Ports = Record<
	"web" | "postgres" | "channels" | "mailHttp" | "mailSmtp" | "jobBoards" | "paddle" | "line" | "google" | "github" | "inngest" | "tools",
	number
>;

function readBook(file: string): Record<string, number> {
	try {
		return Book.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return {};
	}
}

function bookOf(localDir: string): string {
	return path.join(localDir, "ports.json");
}

/** The ports of the stack that is up in this folder. */
export function portsInUse(localDir: string): Ports {
	return readBook(bookOf(localDir)) as Ports;
}

/** Ports for all parts: those of the last start where they are still free, so that addresses stay as they were. */
export async function choosePorts(localDir: string, wantedWebPort: number | undefined): Promise<Ports> {
	const file = bookOf(localDir);
	const last = readBook(file);
	const taken = new Set<number>();
	const choose = async (name: keyof Ports, first?: number) => {
		const known = last[name];
		const port = known !== undefined && !taken.has(known) && (await isPortFree(known)) ? known : await findFreePort(first);
		taken.add(port);
		return port;
	};
	if (wantedWebPort !== undefined && !(await isPortFree(wantedWebPort))) {
		throw new Error(`Port ${wantedWebPort} is taken. Stop what uses it, or start with another PORT.`);
	}
	const ports: Ports = {
		web: wantedWebPort ?? (await choose("web", FIRST_WEB_PORT)),
		postgres: await choose("postgres"),
		channels: await choose("channels"),
		mailHttp: await choose("mailHttp"),
		mailSmtp: await choose("mailSmtp"),
		jobBoards: await choose("jobBoards"),
		paddle: await choose("paddle"),
		line: await choose("line"),
		google: await choose("google"),
		github: await choose("github"),
		inngest: await choose("inngest"),
		tools: await choose("tools"),
	};
	writeFileSync(`${file}.new`, JSON.stringify(ports, null, 2), { mode: OWNER_ONLY });
	renameSync(`${file}.new`, file);
	return ports;
}
