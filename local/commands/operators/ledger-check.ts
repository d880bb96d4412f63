import { findBreaches } from "@/lib/credits/check/find-breaches";
import { onDatabase } from "./on-database";

/** `npm run ledger:check`: proves every invariant of the ledger over a whole database, and fails when one is broken. */
export async function ledgerCheck(): Promise<void> {
	const { invariants, journals, owners, breaches } = await onDatabase("ISOLATION LEVEL REPEATABLE READ READ ONLY", findBreaches);
	for (const { invariant, of, found } of breaches) process.stdout.write(`✗ ${invariant}: ${of} has ${found}\n`);
	if (breaches.length > 0) throw new Error(`The ledger breaks ${new Set(breaches.map(({ invariant }) => invariant)).size} of ${invariants} invariants.`);
	process.stdout.write(`✓ ${invariants} invariants hold over ${journals} journals of ${owners} owners\n`);
}
