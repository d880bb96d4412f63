import path from "node:path";
import { choosePorts } from "@/local/processes/port-book";
import { makePrivateFolder, makeStackFolder } from "@/local/processes/private-folder";
import { takeOverRecord } from "@/local/processes/process-record";
import { createPartGroup } from "@/local/supervisor/part-group";
import { postgres } from "@/local/supervisor/parts/postgres";
import { loadSecrets } from "@/local/supervisor/secrets";
import { fakePart } from "./fake-part";

/** A supervisor of Postgres and one fake part, as a process that a test can kill. Run as `small-stack.ts <folder>`. */
const localDir = process.argv[2] ?? "";
const logDir = path.join(localDir, "logs");
makeStackFolder(localDir);
makePrivateFolder(logDir);

const record = await takeOverRecord(path.join(localDir, "processes.json"));
const ports = await choosePorts(localDir, undefined);
const secrets = loadSecrets(localDir);
const settings = { root: process.cwd(), localDir, logDir, host: "127.0.0.1", wantedWebPort: undefined, isDev: false };
const context = { settings, ports, secrets, databaseUrl: "", webUrl: "", isSet: () => false };
const group = createPartGroup({ logDir, record, say: () => undefined });
await group.start([postgres.part(context), fakePart("fake", ports.channels, { dependsOn: ["postgres"] })]);
process.stdout.write(`${JSON.stringify({ listening: ports.channels })}\n`);

process.once("SIGTERM", async () => {
	await group.stop();
	record.close();
	process.exit(0);
});
