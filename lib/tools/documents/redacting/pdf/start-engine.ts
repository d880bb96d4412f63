import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PdfEngine } from "./engine";

const WASM = "node_modules/@hyzyla/pdfium/dist/pdfium.wasm";

/** A new engine for each document: what a hostile file does to its memory ends with it. */
export async function startEngine(): Promise<PdfEngine> {
	const { PDFiumLibrary } = await import("@hyzyla/pdfium");
	const wasm = await readFile(path.join(process.cwd(), WASM));
	const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
	// The package keeps it to itself; its own functions give neither places of letters nor flat forms.
	return (library as unknown as { module: PdfEngine }).module;
}
