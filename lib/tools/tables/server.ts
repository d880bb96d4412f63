import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { convertTable } from "./convert-table";
import { inspectTable } from "./inspect-table";
import { recognizeTable } from "./recognize-table";

/** Tables read from one format and written to another, by rules alone. */
export const tablesServer: ToolServer = {
	name: "tables",
	title: "Tables",
	tools: [recognizeTable, convertTable, inspectTable],
};
