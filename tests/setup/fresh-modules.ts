// What Next lays down before anything of it loads; what loaded without it keeps to that for as long as the process lives.
import "next/dist/server/node-environment-baseline";
import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { LASTING } from "./lasting-rooms";

/** What of Vitest's record of loaded modules is used here (`EvaluatedModules` of Vite's module runner). */
interface LoadedModule {
	readonly id: string;
	readonly importers: Set<string>;
	evaluated: boolean;
	promise?: unknown;
	exports?: unknown;
}

/** How the application calls what it keeps on the global object. */
const KEPT = /^goalMode[A-Z]/;
const ROOT = path.resolve(import.meta.dirname, "..", "..");
const PACKAGES = `${path.sep}node_modules${path.sep}`;

const holder = globalThis as typeof globalThis & {
	environmentAtStart?: NodeJS.ProcessEnv;
	usedStorages?: Set<AsyncLocalStorage<unknown>>;
	__vitest_worker__?: { readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, LoadedModule> } };
};

/** A module of a library, or of Node itself, is the process's own: one that is read again is the same one. */
const isOurs = (id: string) => id.startsWith(ROOT) && !id.includes(PACKAGES);

/** Forgets what is ours, but for the lasting rooms; and of these what has come to use something else, since that would be of an earlier file. */
function forgetModules(modules: ReadonlyMap<string, LoadedModule>): void {
	const forgotten = [...modules.keys()].filter((id) => isOurs(id) && !LASTING.test(id));
	const seen = new Set(forgotten);
	for (const id of forgotten) {
		const loaded = modules.get(id);
		if (loaded === undefined) continue;
		for (const importer of loaded.importers) {
			if (!seen.has(importer)) forgotten.push(importer);
			seen.add(importer);
		}
		loaded.promise = undefined;
		loaded.exports = undefined;
		loaded.evaluated = false;
		loaded.importers.clear();
	}
}

/**
 * Every storage that was used once costs something at every promise, for as long as the process lives: those of earlier files were a sixth of the
 * integration tests' time. One that is used again comes back by itself.
 */
function restStorages(): void {
	if (holder.usedStorages === undefined) {
		const used = new Set<AsyncLocalStorage<unknown>>();
		holder.usedStorages = used;
		const { run, enterWith } = AsyncLocalStorage.prototype;
		AsyncLocalStorage.prototype.run = function runHere<R>(this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>): R {
			used.add(this);
			return run.apply(this, args) as R;
		};
		AsyncLocalStorage.prototype.enterWith = function enterHere(this: AsyncLocalStorage<unknown>, store: unknown): void {
			used.add(this);
			enterWith.call(this, store);
		};
	}
	for (const storage of holder.usedStorages) storage.disable();
	holder.usedStorages.clear();
}

// Test files share a process, where libraries are loaded once: that was half of the suite's work. Of what is ours each file has its own: modules
// with what they hold, what the application keeps on the global object, and the environment.
holder.environmentAtStart ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!name.startsWith("VITEST_")) delete process.env[name];
for (const [name, value] of Object.entries(holder.environmentAtStart)) if (!name.startsWith("VITEST_")) process.env[name] = value;
for (const name of Object.keys(globalThis)) if (KEPT.test(name)) Reflect.deleteProperty(globalThis, name);
const modules = holder.__vitest_worker__?.evaluatedModules.idToModuleMap;
if (modules === undefined) throw new Error("Vitest keeps its loaded modules elsewhere now: see its resetModules.");
forgetModules(modules);
restStorages();
