import "server-only";
import { env } from "@/lib/platform/env";
import type { ToolClient } from "@/lib/tools/call-result";
import { isOurServer } from "@/lib/tools/described/described-tools";
import { connectRemote } from "./remote-client";

const holder = globalThis as typeof globalThis & { goalModeToolClients?: Map<string, Promise<ToolClient>> };

/** One client for each server: the one at hand, or one made now. It is forgotten when its connection ends or can't be made. */
export function keptClient(server: string, make: (forget: () => void) => Promise<ToolClient>): Promise<ToolClient> {
	holder.goalModeToolClients ??= new Map();
	const clients = holder.goalModeToolClients;
	const known = clients.get(server);
	if (known) return known;
	const forget = () => void clients.delete(server);
	const made = make(forget).catch((error: unknown) => {
		forget();
		throw error;
	});
	clients.set(server, made);
	return made;
}

/** The client of a tool server that TOOL_SERVERS names an address for; null of any other. */
export function remoteClient(server: string): Promise<ToolClient> | null {
	const remote = env().TOOL_SERVERS[server];
	if (!remote) return null;
	return keptClient(server, (forget) => connectRemote({ ...remote, appUrl: ownAddress(server, remote.url), onClose: forget }));
}

/** Where a server of our own tools reaches this very process: the call that it works on is open nowhere else. */
function ownAddress(server: string, url: string): string | null {
	if (!isOurServer(server)) return null;
	const { APP_URL, PORT } = env();
	const isOnThisMachine = ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
	return isOnThisMachine && PORT ? `http://127.0.0.1:${PORT}` : APP_URL;
}
