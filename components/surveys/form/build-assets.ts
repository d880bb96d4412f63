import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, transform } from "esbuild";

/** Browsers of the last five years or so. */
const TARGETS = ["es2020", "chrome87", "safari15", "firefox90"];

export interface FormAssets {
	readonly style: string;
	readonly script: string;
	readonly scriptHash: string;
}

/** The declarations of a rule without rules inside it. */
function declarationsOf(css: string, selector: string): string[] {
	const start = css.indexOf(`${selector} {`);
	if (start === -1) throw new Error(`There is no ${selector} in app/globals.css.`);
	const inside = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
	return inside.split("\n").map((line) => line.trim());
}

/** The colours of the product by their one definition, as they are and under a dark scheme; those that the page has a use for. */
function tokens(css: string, page: string): string {
	const used = (selector: string) =>
		declarationsOf(css, selector)
			.filter((line) => !line.startsWith("--") || page.includes(`var(${line.split(":", 1)[0]})`))
			.join("\n");
	return `:root {${used(":root")}}\n@media (prefers-color-scheme: dark) { :root {${used(".dark")}} }`;
}

/** What the pages of surveys bring along: one style, one script. */
export async function buildFormAssets(root: string): Promise<FormAssets> {
	const here = path.join(root, "components", "surveys", "form");
	const page = readFileSync(path.join(here, "style", "page.css"), "utf8");
	const colours = tokens(readFileSync(path.join(root, "app", "globals.css"), "utf8"), page);
	const { code: style } = await transform(`${colours}\n${page}`, { loader: "css", minify: true });
	const { outputFiles } = await build({
		entryPoints: [path.join(here, "client", "main.ts")],
		bundle: true,
		minify: true,
		write: false,
		format: "iife",
		target: TARGETS,
		charset: "utf8",
		legalComments: "none",
		tsconfig: path.join(root, "tsconfig.json"),
	});
	const script = (outputFiles[0]?.text ?? "").trim();
	return { style: style.trim(), script, scriptHash: createHash("sha256").update(script).digest("hex").slice(0, 12) };
}
