import { presentQuestion } from "@/lib/questions/answers";
import { Question, type Slot } from "@/lib/questions/schemas";

/** A question as a job asks it, on the wire a slot; whatever a test is about is given. */
export function makeQuestion(slotId: string, given: Partial<Slot> = {}): Slot {
	const asked = presentQuestion(Question.parse({ slotId, slotType: "multi_select", question: slotId, required: true }));
	return { ...asked, ...given };
}
