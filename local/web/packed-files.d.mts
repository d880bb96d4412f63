import type { IncomingMessage, ServerResponse } from "node:http";

export const PACKED: ".br";

/** The addresses that have a packed copy, each with the type of what is packed. */
export type PackedFiles = ReadonlyMap<string, string>;

export function packedFiles(staticDir: string): PackedFiles;
export function takesBrotli(acceptEncoding: string): boolean;
export function leadToPacked(
	files: PackedFiles,
	request: Pick<IncomingMessage, "method" | "url" | "headers">,
	response: Pick<ServerResponse, "setHeader">,
): void;
export function servePacked(staticDir: string): void;
