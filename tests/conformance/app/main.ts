import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "inngest/node";
import { inngest } from "./client";
import { failingFunctions } from "./failing-functions";
import { flowFunctions } from "./flow-functions";
import { internalFunctions } from "./internal-functions";
import { stepFunctions } from "./step-functions";
import { waitingFunctions } from "./waiting-functions";

const functions = [...stepFunctions, ...waitingFunctions, ...failingFunctions, ...flowFunctions, ...internalFunctions];
const server = createServer(serve({ client: inngest, functions, servePath: "/api/inngest" }));
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	process.stdout.write(`${JSON.stringify({ listening: port })}\n`);
});
