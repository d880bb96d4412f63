import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";

/** Lifecycle functions that the WebAssembly bindings export at run time but leave out of their typings. */
interface Bindings {
	__wbg_set_wasm(exports: WebAssembly.Exports): void;
}

/** The bindings are one in a process and are bound once, also for who loads this module anew. */
const holder = globalThis as typeof globalThis & { schemaEngineLoaded?: Promise<void> };

async function loadWasm(): Promise<void> {
	const script = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
	const bytes = await readFile(path.join(path.dirname(script), "schema_engine_bg.wasm"));
	const imports = { "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports };
	const { instance } = await WebAssembly.instantiate(bytes, imports);
	(bindings as unknown as Bindings).__wbg_set_wasm(instance.exports);
	const start = instance.exports.__wbindgen_start;
	if (typeof start === "function") start();
}

/**
 * Lends Prisma's schema engine as WebAssembly: the native engine is a download, this one comes with the packages.
 * It connects to `databaseUrl` at once, whatever it is asked to do. Its advisory lock lives as long as its connections,
 * which it leaves open, so they are closed here.
 */
export async function withSchemaEngine<Result>(databaseUrl: string, use: (engine: bindings.SchemaEngine) => Promise<Result>): Promise<Result> {
	holder.schemaEngineLoaded ??= loadWasm();
	await holder.schemaEngineLoaded;
	const pool = new Pool({ connectionString: databaseUrl, max: 4 });
	const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
	try {
		const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
		try {
			return await use(engine);
		} finally {
			engine.free();
		}
	} finally {
		await pool.end();
	}
}
