import { expect, it } from "vitest";
import { startFaultyServer } from "@/sdk/proof/faulty-server";
import { providePython, runPytest } from "./python";

it("the Python client passes the same scenarios, plain and asynchronous", async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`The Python client is not tested here: ${found.why}.`);
	const server = await startFaultyServer();
	const { code, output } = await runPytest(found.python, ["test_scenarios.py"], { FAULTY_URL: server.url });
	await server.close();
	expect(code, output).toBe(0);
	expect(output).toMatch(/\b42 passed/);
}, 900_000);
