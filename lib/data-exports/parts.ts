import "server-only";
import { accountPart } from "@/lib/accounts/exporting/export-account";
import { auditPart } from "@/lib/audit/export-audit";
import { creditsPart } from "@/lib/credits/exporting/export-credits";
import { filesPart } from "@/lib/files/owners/export-files";
import { runsPart } from "@/lib/goal-jobs/exporting/export-runs";
import { paymentsPart } from "@/lib/payments/exporting/export-payments";
import type { ExportPart } from "@/lib/platform/exporting/entry";

/** What the archive of an account holds, in its order. Whatever else a person comes to own gets a line here. */
export const EXPORT_PARTS: readonly ExportPart[] = [accountPart, auditPart, filesPart, runsPart, creditsPart, paymentsPart];
