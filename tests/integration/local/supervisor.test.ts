import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { databaseUrl, execute } from "@/local/postgres/databases";
import { findFreePort } from "@/local/processes/ports";
import { type ProcessRecord, takeOverRecord } from "@/local/processes/process-record";
import { processMark } from "@/local/processes/process-table";
import { createPartGroup, type PartGroup } from "@/local/supervisor/part-group";
import { startProgram } from "@/tests/world/program";
import { answeringPid, fakePart } from "./fake-part";

let dir: string;
let recordFile: string;
let record: ProcessRecord;
let group: PartGroup;
let port: number;

beforeEach(async () => {
	dir = mkdtempSync(path.join(os.tmpdir(), "goal-mode-supervisor-"));
	recordFile = path.join(dir, "processes.json");
	mkdirSync(path.join(dir, "logs"));
	record = await takeOverRecord(recordFile);
	group = createPartGroup({ logDir: path.join(dir, "logs"), record, say: () => undefined });
	port = await findFreePort();
});

afterEach(async () => {
	await group.stop();
	rmSync(dir, { recursive: true, force: true });
});

it("a killed part comes back on its port and leaves the others alone", async () => {
	const otherPort = await findFreePort();
	await group.start([fakePart("base", port), fakePart("other", otherPort, { dependsOn: ["base"] })]);
	const [first, other] = [await answeringPid(port), await answeringPid(otherPort)];
	process.kill(first ?? 0, "SIGKILL");
	await expect.poll(() => answeringPid(port)).not.toBeOneOf([first, null]);
	expect(await answeringPid(otherPort)).toBe(other);
	// It answers a moment before it is written down.
	const recorded = () => (JSON.parse(readFileSync(recordFile, "utf8")) as { parts: Record<string, { pid: number }> }).parts.base?.pid;
	await expect.poll(recorded).toBe(await answeringPid(port));
});

it("stopping ends every part, a stubborn one included, and none comes back", async () => {
	await group.start([fakePart("stubborn", port, { isStubborn: true })]);
	const pid = (await answeringPid(port)) ?? 0;
	const startedAt = Date.now();
	await group.stop();
	expect(Date.now() - startedAt).toBeGreaterThanOrEqual(450);
	expect(await processMark(pid)).toBeNull();
	expect(JSON.parse(readFileSync(recordFile, "utf8"))).toMatchObject({ parts: {} });
});

it("a part that can't start says why", async () => {
	const broken = {
		...fakePart("broken", port),
		launch: () => ({ file: process.execPath, args: ["-e", "throw new Error('no tape in the drive')"], cwd: dir, env: {} }),
	};
	await expect(group.start([broken])).rejects.toThrow(/broken doesn't start[\s\S]*no tape in the drive/);
});

it("a process that merely got an old part's number is left alone", async () => {
	const bystander = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
	const pid = bystander.pid ?? 0;
	const part = { pid, mark: "an older process", stopSignal: "SIGTERM", stopWithinMs: 100 };
	writeFileSync(recordFile, JSON.stringify({ supervisor: { pid, mark: "an older process" }, launchers: [], parts: { part } }));
	await takeOverRecord(recordFile);
	expect(await processMark(pid)).not.toBeNull();
	bystander.kill();
});

it("a stack whose terminal is gone makes way for the next one", async () => {
	const stackDir = path.join(dir, "stack");
	const shell = spawn("/bin/sh", ["-c", `"${process.execPath}" --import tsx tests/integration/local/small-stack.ts "${stackDir}" & wait`], { stdio: "ignore" });
	const ended = new Promise((resolve) => shell.once("exit", resolve));
	const readPort = () => (existsSync(path.join(stackDir, "ports.json")) ? JSON.parse(readFileSync(path.join(stackDir, "ports.json"), "utf8")).channels : 0);
	await expect.poll(() => answeringPid(readPort())).not.toBeNull();
	const orphan = await answeringPid(readPort());
	shell.kill("SIGKILL");
	await ended;
	expect(await answeringPid(readPort())).toBe(orphan);

	const next = await startProgram("tests/integration/local/small-stack.ts", {}, [stackDir]);
	expect(await answeringPid(next.port)).not.toBe(orphan);
	await next.end("SIGTERM");
});

it("after a kill -9 the next start ends what was left, keeps the ports and finds the data", async () => {
	const stackDir = path.join(dir, "stack");
	const start = () => startProgram("tests/integration/local/small-stack.ts", {}, [stackDir]);
	const first = await start();
	const { postgres = 0 }: Record<string, number> = JSON.parse(readFileSync(path.join(stackDir, "ports.json"), "utf8"));
	const { database = "" }: Record<string, string> = JSON.parse(readFileSync(path.join(stackDir, "secrets.json"), "utf8"));
	const url = databaseUrl(postgres, database, "goal_mode");
	await execute(url, "CREATE TABLE kept (n int); INSERT INTO kept VALUES (42)");
	const orphan = await answeringPid(first.port);
	await expect(start()).rejects.toThrow("already running");

	await first.end("SIGKILL");
	expect(await answeringPid(first.port)).toBe(orphan);
	const second = await start();
	expect(second.port).toBe(first.port);
	expect(await processMark(orphan ?? 0)).toBeNull();
	expect(await execute(url, "SELECT n FROM kept")).toEqual([{ n: 42 }]);

	await second.end("SIGTERM");
	expect(existsSync(path.join(stackDir, "processes.json"))).toBe(false);
	expect(await answeringPid(second.port)).toBeNull();
	await expect(execute(url, "SELECT 1")).rejects.toThrow();
});
