import { z } from "zod";

/** Path parameters of the operations on goal jobs; a malformed id is answered like a missing one. */
export const JobParams = z.object({ jobSpecId: z.uuid() });
export const ArtifactParams = JobParams.extend({ artifactId: z.string().min(1).max(200) });
/** A posting's id is called `jobId` wherever the API names it. */
export const PostingParams = JobParams.extend({ jobId: z.string().min(1).max(200) });
export const ItemParams = JobParams.extend({ itemId: z.string().min(1).max(200) });
