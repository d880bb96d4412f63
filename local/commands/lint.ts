import path from "node:path";
import { measure, report } from "@/local/checks/outcome";
import { checkImports, checkLint } from "@/local/checks/static-checks";

const root = path.resolve(import.meta.dirname, "..", "..");

/** `npm run lint`: formatting, lint rules and who imports whom. */
export async function lint(): Promise<void> {
	process.exit(report([await measure("Lint and formatting", () => checkLint(root)), await measure("Import rules", () => checkImports(root))]));
}
