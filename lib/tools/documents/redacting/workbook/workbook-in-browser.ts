import { AppError } from "@/lib/platform/errors";

const refuse = (): Promise<never> =>
	Promise.reject(
		new AppError("FILE_UNREADABLE", "A workbook can't be redacted within the browser. Save the sheet as CSV and choose that, or let this file be uploaded."),
	);

export const readWorkbook: typeof import("./workbook").readWorkbook = refuse;
export const redactWorkbook: typeof import("./workbook").redactWorkbook = refuse;
