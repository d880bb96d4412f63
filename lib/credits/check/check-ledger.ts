import "server-only";
import { queryOf } from "@/lib/platform/database/query";
import { snapshot } from "@/lib/platform/database/transaction";
import { findBreaches, type LedgerReport } from "./find-breaches";

/** Proves every invariant of the ledger over the whole database, as it is at one moment. */
export function checkLedger(): Promise<LedgerReport> {
	return snapshot((moment) => findBreaches(queryOf(moment)));
}
