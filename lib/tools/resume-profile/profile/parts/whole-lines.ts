import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { withWholeAddresses } from "./whole-addresses";
import { withWholeDates } from "./whole-dates";
import { withWholeLabels } from "./whole-labels";

/** The lines of a file with what narrow columns tore apart put together: addresses, labels of forms, spans of dates. */
export const wholeLines = (lines: readonly ResumeLine[]): ResumeLine[] => withWholeDates(withWholeLabels(withWholeAddresses(lines)));
