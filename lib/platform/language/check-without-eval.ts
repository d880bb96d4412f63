/** Where zod keeps its settings, for all copies of it in a page. */
const SETTINGS = "__zod_globalConfig";

/**
 * Before any schema is made: each would otherwise try whether text may be run as code, which the policy of our pages refuses and reports. Zod's own
 * `config` does the same, and brings zod along to pages that check nothing.
 */
export function checkWithoutEval(): void {
	// A copy that is there already looks into this very object.
	Reflect.set(globalThis, SETTINGS, Object.assign(Object(Reflect.get(globalThis, SETTINGS)), { jitless: true }));
}
