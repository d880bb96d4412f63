import path from "node:path";
import { measure, report } from "@/local/checks/outcome";
import { checkImports, checkLint, checkPatterns } from "@/local/checks/static-checks";

const root = path.resolve(import.meta.dirname, "..", "..");

/** `npm run lint`: formatting, lint rules, who imports whom, and regular expressions. */
export async function lint(): Promise<void> {
	process.exit(
		report([
			await measure("Lint and formatting", () => checkLint(root)),
			await measure("Import rules", () => checkImports(root)),
			await measure("Regular expressions", () => checkPatterns(root)),
		]),
	);
}
