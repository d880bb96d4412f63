import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { realtimeConfig } from "@/lib/realtime/realtime";

const RealtimeConfig = z.object({ key: z.string(), host: z.string().nullable(), port: z.int(), useTls: z.boolean(), cluster: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getRealtimeConfig",
		summary: "Where the stream is and with which public key a client connects",
		description: "host is null on Pusher's own service, where the cluster gives the address.",
		tag: "Realtime",
		auth: "none",
		response: RealtimeConfig,
		handle: async () => realtimeConfig(),
	}),
});
