import { AppError } from "@/lib/platform/errors";

export interface DeviceFailure {
	readonly code: string;
	/** In words for the person whose file it is. */
	readonly message: string;
}

/** Why a device could not do its work. A fault that nobody expected has one sentence for all. */
export function deviceFailure(error: unknown): DeviceFailure {
	if (error instanceof AppError) return { code: error.code, message: error.message };
	return {
		code: "INTERNAL",
		message: "This file could not be read in your browser. Nothing of it was sent. Try another browser, or start again and let us read it.",
	};
}
