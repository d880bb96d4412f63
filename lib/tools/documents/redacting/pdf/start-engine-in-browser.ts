import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { PdfEngine } from "./engine";

const WASM = new URL("../../../../../node_modules/@hyzyla/pdfium/dist/pdfium.wasm", import.meta.url);

/** The engine in a browser, from our own origin. */
export async function startEngine(): Promise<PdfEngine> {
	const answer = await fetch(WASM);
	if (!answer.ok) throw new Error(`The engine was not found: ${answer.status}`);
	const library = await PDFiumLibrary.init({ wasmBinary: await answer.arrayBuffer() });
	return (library as unknown as { module: PdfEngine }).module;
}
