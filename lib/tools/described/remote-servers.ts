import type { ToolServer } from "@/lib/tools/tool";

const holder = globalThis as typeof globalThis & { goalModeRemoteServers?: Map<string, ToolServer> };

/** What servers elsewhere have said that they have (remote-tools asks them). */
function known(): Map<string, ToolServer> {
	holder.goalModeRemoteServers ??= new Map();
	return holder.goalModeRemoteServers;
}

export function rememberRemote(server: ToolServer): void {
	known().set(server.name, server);
}

export function findRemote(name: string): ToolServer | null {
	return known().get(name) ?? null;
}

/** The tool servers elsewhere, as far as they are known. */
export function remoteServers(): ToolServer[] {
	return [...known().values()];
}
