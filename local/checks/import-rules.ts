import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { findCircles } from "./folder-circles";

const FOLDERS = ["app", "components", "inngest", "lib", "local", "prisma", "tests"];

/** Tiers of lib, lowest first: a folder imports its own tier's siblings never, lower tiers freely. */
const TIERS = [
	["platform"],
	["audit", "realtime", "mail", "models", "questions"],
	["accounts", "files", "credits", "payments"],
	["catalog", "tools"],
	["specialists"],
	["goal-jobs"],
	["user-workflows", "developers", "surveys"],
	["messaging"],
	["data-exports"],
];
/** Rooms of the engine stand-in, lowest first: a room imports lower rooms only. */
const ENGINE_ROOMS = ["rules", "engine", "runs", "events", "calls", "clock", "server"];
/** The leaves of `inngest` that any module may import. */
const INNGEST_LEAVES = new Set(["inngest/client", "inngest/events"]);
/** Folders beside the tiers: the HTTP shell may know the accounts and everything below. */
const HTTP_TIER = 2;

function tierOf(file: string): number | null {
	const [top, folder = ""] = file.split("/");
	if (top !== "lib") return null;
	if (folder === "http") return HTTP_TIER;
	const tier = TIERS.findIndex((names) => names.includes(folder));
	return tier === -1 ? null : tier;
}

function engineRoomOf(file: string): number {
	const [top, part, room = ""] = file.split("/");
	return top === "local" && part === "inngest" ? ENGINE_ROOMS.indexOf(room) : -1;
}

const KINDS_FOLDER = "components/workflows/";
const SCREEN_REGISTRY = `${KINDS_FOLDER}registry`;

const kindOf = (file: string): string => file.split("/").slice(0, 3).join("/");

/** The pages of a run before and after its start. */
const RUN_PAGES = ["components/goal-jobs/run/", "components/goal-jobs/new-run/"];

/** A kind of workflow brings its screens along: nobody knows a kind but itself, and the pages of a run ask the registry. */
function whyScreens(from: string, to: string): string | null {
	if (!to.startsWith(KINDS_FOLDER) || from.startsWith("tests/")) return null;
	if (to === SCREEN_REGISTRY) return RUN_PAGES.some((page) => from.startsWith(page)) ? null : "only the pages of a run ask for a workflow's screens";
	return kindOf(from) === kindOf(to) ? null : `${path.dirname(to)} belongs to its kind of workflow alone`;
}

function why(from: string, to: string): string | null {
	const [fromTop, fromFolder] = from.split("/");
	const [toTop, toFolder] = to.split("/");
	const fromRoom = engineRoomOf(from);
	const screens = whyScreens(from, to);
	if (screens) return screens;
	if (fromRoom >= 0 && engineRoomOf(to) > fromRoom) return `${path.dirname(to)} is above ${path.dirname(from)}`;
	if (fromTop === "tests" || (fromTop === toTop && fromTop !== "lib")) return null;
	if (toTop === "tests") return "only tests import tests";
	if (toTop === "local") return "the application knows nothing of local/";
	if (toTop === "app") return "nothing imports app/";
	if (fromTop === "lib" && toTop === "components") return "lib doesn't know the screen";
	if (fromTop === "lib" && toTop === "inngest" && !INNGEST_LEAVES.has(to)) return "lib imports only the client and the events of inngest/";
	if (fromTop === "components" && to.startsWith("lib/http/")) return "lib/http is for app/ alone";
	if (fromTop === "components" && to.startsWith("lib/platform/prisma")) return "components don't know Prisma";
	if (fromTop === "app" && to.startsWith("lib/platform/prisma")) return "only lib touches Prisma";
	const [fromTier, toTier] = [tierOf(from), tierOf(to)];
	if (fromTier === null || toTier === null || fromFolder === toFolder) return null;
	if (toFolder === "http") return "lib/http is for app/ alone";
	if (toTier > fromTier) return `lib/${toFolder} is above lib/${fromFolder}`;
	return null;
}

async function* sourceFiles(dir: string): AsyncGenerator<string> {
	for (const entry of await readdir(dir, { withFileTypes: true }).catch(() => [])) {
		const file = path.join(dir, entry.name);
		if (entry.isDirectory()) yield* sourceFiles(file);
		else if (/\.tsx?$/.test(entry.name)) yield file;
	}
}

/** The modules that a source text imports, with the type-only ones. */
export function importsOf(source: string): string[] {
	const pattern = /(?:^|[\s;])(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
	return [...source.matchAll(pattern)].flatMap(([, fixed, dynamic]) => fixed ?? dynamic ?? []);
}

/** Packages that one folder alone speaks to, each with what everybody else calls. */
const PACKAGE_HOMES: Readonly<Record<string, readonly [folder: string, instead: string]>> = {
	// Its messages are seen only once the area for them is there, which comes with the first of ours.
	sonner: ["components/ui/overlay/", "toast of @/components/ui/overlay/toast"],
};

function whyPackage(file: string, specifier: string): string | null {
	const [home, instead] = PACKAGE_HOMES[specifier] ?? [];
	return home === undefined || file.startsWith(home) ? null : `use ${instead}`;
}

/** What is wrong with one file's imports, one line for each. `file` is relative to the project's root, with slashes. */
export function violationsIn(file: string, source: string): string[] {
	return importsOf(source).flatMap((specifier) => {
		if (specifier.startsWith("../")) return [`${file}: imports ${specifier}: use @/ across folders`];
		const reason = specifier.startsWith("@/") ? why(file, specifier.slice("@/".length)) : whyPackage(file, specifier);
		return reason ? [`${file}: imports ${specifier}: ${reason}`] : [];
	});
}

const isWithin = (folder: string, other: string) => folder === other || folder.startsWith(`${other}/`);

/** The rooms that a file imports, under its own top folder: a folder and those inside it are one room to each other. */
function roomsIn(file: string, source: string): string[] {
	const [top] = file.split("/");
	const folders = importsOf(source).flatMap((specifier) => (specifier.startsWith(`@/${top}/`) ? [path.dirname(specifier.slice("@/".length))] : []));
	const own = path.dirname(file);
	return folders.filter((folder) => !isWithin(folder, own) && !isWithin(own, folder));
}

/** Checks the whole project against the house rules on who may import whom. Cycles of files are the linter's business, circles of folders of screens and of the domain are ours. */
export async function findImportViolations(root: string): Promise<string[]> {
	const found: string[] = [];
	const imported = new Map<string, Set<string>>();
	for (const folder of FOLDERS) {
		for await (const file of sourceFiles(path.join(root, folder))) {
			const name = path.relative(root, file).split(path.sep).join("/");
			if (name.startsWith("lib/platform/prisma/")) continue;
			const source = await readFile(file, "utf8");
			found.push(...violationsIn(name, source));
			if (folder !== "components" && folder !== "lib") continue;
			const known = imported.get(path.dirname(name)) ?? new Set();
			imported.set(path.dirname(name), new Set([...known, ...roomsIn(name, source)]));
		}
	}
	found.push(...findCircles(imported).map((circle) => `folders in a circle: ${circle.join(" → ")}`));
	return found.sort();
}
