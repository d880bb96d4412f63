import { answerPage } from "@/app/s/visit";
import { showForm, takeForm } from "./form";

interface Segment {
	readonly params: Promise<{ readonly surveyId: string }>;
}

export async function GET(request: Request, { params }: Segment): Promise<Response> {
	const { surveyId } = await params;
	return answerPage(request, (visit) => showForm(visit, surveyId));
}

/** The form without script. */
export async function POST(request: Request, { params }: Segment): Promise<Response> {
	const { surveyId } = await params;
	return answerPage(request, (visit) => takeForm(visit, surveyId));
}
