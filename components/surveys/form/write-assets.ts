import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildFormAssets } from "./build-assets";

const root = path.resolve(import.meta.dirname, "..", "..", "..");
writeFileSync(path.join(import.meta.dirname, "built.json"), `${JSON.stringify(await buildFormAssets(root), null, "\t")}\n`);
