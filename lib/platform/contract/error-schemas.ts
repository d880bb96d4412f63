import { z } from "zod";
import { type ErrorCode as Code, ERRORS } from "@/lib/platform/errors";

/** The codes of refusals and failures, on the wire. */
export const ErrorCode = z.enum(Object.keys(ERRORS) as [Code, ...Code[]]);
