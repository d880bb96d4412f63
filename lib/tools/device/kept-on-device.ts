import { z } from "zod";
import { isRecord } from "@/lib/platform/records";

/** Marks what is written without its content, since that stays on the device: whoever needs the content asks the device. */
export const KeptOnDevice = z.boolean().optional().describe("True where the rest stays on the device: steps that need it are asked of the device, too");

/** Whether a step's input, or what it holds, is marked as kept on the device. */
export function isKeptOnDevice(input: unknown): boolean {
	if (!isRecord(input)) return false;
	return [input, ...Object.values(input)].some((value) => isRecord(value) && value.keptOnDevice === true);
}
