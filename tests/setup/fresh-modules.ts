// What Next lays down before anything of it loads; what loaded without it keeps to that for as long as the process lives.
import "next/dist/server/node-environment-baseline";
import { vi } from "vitest";

/** How the application calls what it keeps on the global object. */
const KEPT = /^goalMode[A-Z]/;
const holder = globalThis as typeof globalThis & { environmentAtStart?: NodeJS.ProcessEnv };

// Test files share a process, where libraries are loaded once: that was half of the suite's work. Of what is ours each file has its own: modules
// with what they hold, what the application keeps on the global object, and the environment.
holder.environmentAtStart ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!name.startsWith("VITEST_")) delete process.env[name];
for (const [name, value] of Object.entries(holder.environmentAtStart)) if (!name.startsWith("VITEST_")) process.env[name] = value;
for (const name of Object.keys(globalThis)) if (KEPT.test(name)) Reflect.deleteProperty(globalThis, name);
vi.resetModules();
