import { startEngine } from "#start-engine";
import { AppError } from "@/lib/platform/errors";
import { refuseOverlargePdf } from "@/lib/tools/reading/pdf/opening/pdf-limits";

/** What is used of the engine's own functions; the package types a part of them. Lengths in points, origin bottom left. */
export interface PdfEngine {
	readonly HEAPU8: Uint8Array;
	readonly wasmExports: { malloc(size: number): number; free(at: number): void };
	_FPDF_LoadMemDocument(at: number, size: number, password: number): number;
	_FPDF_GetLastError(): number;
	_FPDF_CloseDocument(document: number): void;
	_FPDF_GetPageCount(document: number): number;
	_FPDF_LoadPage(document: number, index: number): number;
	_FPDF_ClosePage(page: number): void;
	_FPDF_GetPageWidthF(page: number): number;
	_FPDF_GetPageHeightF(page: number): number;
	_FPDFPage_Flatten(page: number, flag: number): number;
	_FPDFPage_CountObjects(page: number): number;
	_FPDFPage_GetObject(page: number, index: number): number;
	_FPDFPageObj_GetType(object: number): number;
	_FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
	_FPDFText_LoadPage(page: number): number;
	_FPDFText_ClosePage(text: number): void;
	_FPDFText_CountChars(text: number): number;
	_FPDFText_GetUnicode(text: number, index: number): number;
	_FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
	_FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
	_FPDF_PageToDevice(
		page: number,
		x: number,
		y: number,
		width: number,
		height: number,
		rotate: number,
		pageX: number,
		pageY: number,
		outX: number,
		outY: number,
	): number;
	_FPDFBitmap_Create(width: number, height: number, alpha: number): number;
	_FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
	_FPDFBitmap_GetBuffer(bitmap: number): number;
	_FPDFBitmap_GetStride(bitmap: number): number;
	_FPDFBitmap_Destroy(bitmap: number): void;
	_FPDF_RenderPageBitmap(bitmap: number, page: number, x: number, y: number, width: number, height: number, rotate: number, flags: number): void;
}

const WRONG_PASSWORD = 4;

/**
 * Works with an opened PDF.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function withPdf<Result>(bytes: Uint8Array, work: (engine: PdfEngine, document: number) => Promise<Result>): Promise<Result> {
	refuseOverlargePdf(bytes);
	const engine = await startEngine();
	const at = engine.wasmExports.malloc(bytes.byteLength);
	engine.HEAPU8.set(bytes, at);
	const document = engine._FPDF_LoadMemDocument(at, bytes.byteLength, 0);
	if (document === 0) {
		if (engine._FPDF_GetLastError() === WRONG_PASSWORD)
			throw new AppError("FILE_ENCRYPTED", "This PDF is protected with a password. Save a copy without the password and upload that.");
		throw new AppError("FILE_UNREADABLE", "This PDF is damaged and cannot be opened. Export it again from the program that made it.");
	}
	try {
		return await work(engine, document);
	} catch (cause) {
		if (cause instanceof WebAssembly.RuntimeError)
			throw new AppError("FILE_UNREADABLE", "A page of this PDF is damaged. Export it again from the program that made it.", undefined, { cause });
		throw cause;
	}
}
