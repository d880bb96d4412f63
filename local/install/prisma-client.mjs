import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { withProgress } from "./progress.mjs";

const run = promisify(execFile);

function schemaHash(root) {
	const hash = createHash("sha256");
	const schemaDir = path.join(root, "prisma", "schema");
	for (const name of readdirSync(schemaDir).sort()) hash.update(name).update(readFileSync(path.join(schemaDir, name)));
	return hash.update(readFileSync(path.join(root, "node_modules", "prisma", "package.json"))).digest("hex");
}

/**
 * Generates the database client from the schema when the schema changed.
 * @param {string} root
 */
export async function generatePrismaClient(root) {
	const stamp = path.join(root, "lib", "platform", "prisma", ".schema-hash");
	const hash = schemaHash(root);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	const cli = path.join(root, "node_modules", "prisma", "build", "index.js");
	// Generating never runs the schema engine but insists on having the binary: any existing file keeps it from a download.
	const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" };
	await withProgress("Generating the database client", () => run(process.execPath, [cli, "generate"], { cwd: root, env }));
	writeFileSync(stamp, hash);
}
