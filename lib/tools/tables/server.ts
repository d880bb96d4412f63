import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { convertTable } from "./convert-table";
import { inspectTable } from "./inspect-table";
import { recognizeTable } from "./recognize-table";
import { analyzeTable } from "./report/analyze-table";
import { cleanTable } from "./report/clean-table";
import { profileTable } from "./report/profile-table";

/** Tables read from one format and written to another, looked into and cleaned, by rules alone. */
export const tablesServer: ToolServer = {
	name: "tables",
	title: "Tables",
	tools: [recognizeTable, convertTable, inspectTable, profileTable, analyzeTable, cleanTable],
};
