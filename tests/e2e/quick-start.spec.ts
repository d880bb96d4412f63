import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import { GoalMode } from "@/sdk/typescript/src/index";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, type Newcomer, test } from "@/tests/e2e/steps/test";
import { providePython } from "@/tests/unit/sdk/python";

test.setTimeout(600_000);

interface Shell {
	/** Where commands are run, one after the other. */
	readonly folder: string;
	run(commands: string, answers?: (said: string) => string | null): Promise<string>;
	end(): Promise<void>;
}

/** A shell in a folder of its own, for somebody who has nothing but Node, Python and an own key. */
async function openShell(env: Readonly<Record<string, string>>): Promise<Shell> {
	const folder = await mkdtemp(path.join(tmpdir(), "quick-start-"));
	const script: string[] = [`cd ${folder}`];
	return {
		folder,
		run: (commands, answers) =>
			new Promise((resolve, reject) => {
				const program = ["set -eu", ...script, commands].join("\n");
				// Whoever is asked sits at a terminal.
				const child = answers
					? spawn("script", ["--quiet", "--return", "--flush", "--command", `bash -c "$PROGRAM"`, "/dev/null"], {
							env: { ...process.env, ...env, PROGRAM: program },
						})
					: spawn("bash", ["-c", program], { env: { ...process.env, ...env } });
				let [said, answered] = ["", 0];
				const hear = (chunk: Buffer) => {
					said += chunk.toString();
					const answer = answers?.(said.slice(answered));
					if (answer === null || answer === undefined) return;
					answered = said.length;
					child.stdin.write(answer);
				};
				child.stdout.on("data", hear);
				child.stderr.on("data", hear);
				child.once("error", reject);
				child.once("close", (code) => (code === 0 ? resolve(said) : reject(new Error(`It ended with ${code}: ${said.slice(-3_000)}`))));
				// What sets variables and the folder holds for the commands after it.
				if (commands.includes("export ")) script.push(commands.replaceAll("mkdir ", "mkdir -p ").replace(/^curl.*$/m, ""));
			}),
		end: () => rm(folder, { recursive: true, force: true }),
	};
}

/** Code as the page shows it, by the label of its copy button. */
const codeOf = (page: Page, label: string | RegExp) =>
	page.getByRole("button", { name: label }).evaluate((button) => button.previousElementSibling?.textContent ?? "");

async function makeKey(page: Page, newcomer: Newcomer): Promise<string> {
	await becomeNewcomer(page, newcomer);
	const goalMode = new GoalMode({ baseUrl: stack.web });
	await goalMode.signIn({ email: newcomer.email, password: newcomer.password });
	return (await goalMode.apiKeys.create({ name: "Quick start", scopes: ["jobs", "files", "workflows"] })).key;
}

/** Follows the page in one language, to the letter, and gives the names of what lies in the folder then. */
async function follow(page: Page, language: string, key: string, env: Record<string, string>, answers?: (said: string) => string | null): Promise<string[]> {
	await page.goto("/docs/quick-start");
	await page.getByText(language, { exact: true }).click();
	const shell = await openShell(env);
	const prepare = await codeOf(page, "Commands that prepare the folder");
	expect(prepare).toContain(`GOAL_MODE_URL=${stack.web}`);
	await shell.run(prepare.replace("ck_…", key));
	const install = await codeOf(page, "Commands that install");
	await shell.run(install);
	const folder = path.join(shell.folder, "quick-start");
	const program = page.getByRole("button", { name: /^The program/ });
	if ((await program.count()) > 0) {
		const [, name = ""] = /The program (\S+):/.exec((await program.textContent()) ?? "") ?? [];
		await writeFile(path.join(folder, name), await codeOf(page, /^The program/));
	}
	const run = await codeOf(page, "Command that runs it");
	const activate = install.includes(".venv") ? ". .venv/bin/activate\n" : "";
	const said = await shell.run(`${activate}${run}`, answers);
	test.info().annotations.push({ type: language, description: said.slice(-400) });
	const inResults = await readdir(path.join(folder, "results")).catch(() => []);
	const found = [...(await readdir(folder)), ...inResults.map((name) => `results/${name}`)];
	const [zip = ""] = found.filter((name) => name.endsWith(".zip"));
	expect((await readFile(path.join(folder, zip))).subarray(0, 2).toString(), found.join(", ")).toBe("PK");
	await shell.end();
	return found;
}

/** What somebody at the terminal types: Enter for what is suggested, and the best three postings. */
function typed(heard: string): string | null {
	// Without what moves the cursor.
	const said = stripVTControlCharacters(heard);
	if (!/>(?: \[.*\])? $/s.test(said)) return null;
	return /fit \d+ of 100/.test(said) ? "1,2,3\r" : "\r";
}

test("from a key to a ZIP, as the page says, with curl, TypeScript and the command line", async ({ page, newcomer }) => {
	const key = await makeKey(page, newcomer);
	for (const place of ["/", "/docs/api"]) expect(await (await page.request.get(place)).text(), place).toContain('href="/docs/quick-start"');
	await page.goto("/developers");
	await page.getByRole("link", { name: "quick start", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("From a key to a ZIP in five minutes");
	await expectAccessible(page, "the quick start");
	await expectNoOverflow(page, "the quick start");
	const home = await mkdtemp(path.join(tmpdir(), "quick-start-home-"));
	const env = { XDG_CONFIG_HOME: home, npm_config_cache: path.join(home, "npm"), npm_config_update_notifier: "false", npm_config_fund: "false", NO_COLOR: "1" };
	expect(await follow(page, "curl", key, env)).toContain("results.zip");
	expect(await follow(page, "TypeScript", key, env)).toContain("quick-start.mjs");
	// The terminal is that of util-linux.
	const hasTerminal = spawnSync("script", ["--version"]).status === 0;
	test.info().annotations.push({ type: "terminal", description: hasTerminal ? "used" : "there is none to ask on" });
	if (hasTerminal) expect(await follow(page, "Command line", key, env, typed)).toContain("results");
	await rm(home, { recursive: true, force: true });
});

test("from a key to a ZIP in Python, as the page says", async ({ page, newcomer }) => {
	const found = await providePython();
	test.skip("why" in found, "why" in found ? found.why : "");
	if ("why" in found) return;
	const key = await makeKey(page, newcomer);
	const home = await mkdtemp(path.join(tmpdir(), "quick-start-home-"));
	await mkdir(path.join(home, "bin"));
	// What the package needs comes from the environment that the client is tried in: registries are no part of this.
	const site = path.resolve(path.dirname(found.python), "../lib");
	const [version = ""] = await readdir(site);
	await follow(page, "Python", key, { PIP_NO_DEPS: "1", PIP_NO_INDEX: "1", PYTHONPATH: path.join(site, version, "site-packages"), XDG_CONFIG_HOME: home });
	await rm(home, { recursive: true, force: true });
});

test("the pages for programs lead to one another, and the changes name what will be withdrawn", async ({ page }) => {
	await page.goto("/docs");
	await expect(page).toHaveURL(/\/docs\/quick-start$/);
	await page.getByRole("navigation", { name: "For programs" }).getByRole("link", { name: "Clients" }).click();
	await expect(page.getByRole("heading", { name: /^Go/ })).toContainText("Announced");
	await expectAccessible(page, "the clients");
	await expectNoOverflow(page, "the clients");
	expect(await codeOf(page, "Commands that generate a Go client")).toContain(`${stack.web}/api/v1/openapi.json`);
	for (const name of ["the package for TypeScript", "the package for Python"]) {
		const href = await page.getByRole("link", { name }).getAttribute("href");
		expect((await page.request.get(href ?? "")).status(), name).toBe(200);
	}
	await page.getByRole("navigation", { name: "For programs" }).getByRole("link", { name: "Changes" }).click();
	await expectAccessible(page, "the changes");
	await expectNoOverflow(page, "the changes");
	await page.getByRole("link", { name: "GET /jobs/goal/{jobSpecId}/download" }).click();
	await expect(page).toHaveURL(/\/docs\/api#downloadPrimary$/);
});
