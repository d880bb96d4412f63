import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedDoubt, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { headingSigns } from "./doubts/heading-signs";
import { lineSigns } from "./doubts/line-signs";
import { orderSigns } from "./doubts/order-signs";
import { type Person, personSigns } from "./doubts/person-signs";
import { doubtOf } from "./doubts/say";
import type { DoubtedSection } from "./doubts/sign";
import { doubtedOf } from "./doubts/weigh";

/**
 * Where what is printed may not be what the file means, most doubtful first: text that was set side by side or drawn in another order, dates in a
 * list of their own, headings that may be none, ends of lines on their own, a name or a headline that may be more or less.
 */
export function doubtsOf(sections: readonly DoubtedSection[], person: Person, lines: readonly ResumeLine[], fileName: string): PrintedDoubt[] {
	const signs = [...personSigns(person, lines, fileName), ...lineSigns(sections, settingOf(lines)), ...headingSigns(sections), ...orderSigns(sections)];
	return doubtedOf(signs).flatMap(doubtOf);
}
