import { answerPage } from "@/app/s/visit";
import { AppError } from "@/lib/platform/errors";

const missing = (request: Request): Promise<Response> =>
	answerPage(request, async () => {
		throw new AppError("SURVEY_NOT_FOUND", "There is no such survey.");
	});

/** Other addresses below are no survey. */
export const GET = missing;
export const POST = missing;
