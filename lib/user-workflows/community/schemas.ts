import { z } from "zod";
import { WorkflowProof } from "@/lib/catalog/schemas";
import { COMMENT_ID, LIMITS } from "@/lib/user-workflows/limits";
import { UserWorkflowSummary, WorkflowId } from "@/lib/user-workflows/schemas";

const Timestamp = z.iso.datetime();
const Cursor = z.string().max(500).optional();

export const CommunityEntry = UserWorkflowSummary.extend({
	ownerDisplayName: z.string(),
	sourceName: z.string(),
	publishedAt: Timestamp.nullable(),
	isLiked: z.boolean(),
	proof: WorkflowProof.describe("What its runs of the last half year show"),
	lastRunAt: Timestamp.nullable().describe("When a run of it last delivered"),
	lastVerifiedAt: Timestamp.nullable().describe("When a run of it as it is now last delivered everything; null since its last change"),
});
export type CommunityEntry = z.infer<typeof CommunityEntry>;

export const CommunityQuery = z.object({
	tag: z.string().min(1).max(LIMITS.tag).optional(),
	q: z.string().trim().min(1).max(100).optional().describe("Words of the name or the description"),
	source: z.string().min(1).max(128).optional().describe("Only forks of this workflow"),
	owner: z.uuid().optional().describe("Only those of this person"),
	sort: z.enum(["popular", "recent"]).default("recent"),
	limit: z.coerce.number().int().min(1).max(50).default(20),
	cursor: Cursor,
});
export const CommunityList = z.object({ items: z.array(CommunityEntry), cursor: z.string().nullable() });
export const CommunityTags = z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) });

export const LikeResult = z.object({ liked: z.boolean(), likeCount: z.int().min(0) });

export const CommentInput = z.object({
	body: z
		.string()
		.min(1)
		.max(LIMITS.comment)
		.refine((body) => body.trim() !== "", "Write something."),
});
export const CommentParams = z.object({
	workflowId: WorkflowId,
	commentId: z.string().regex(COMMENT_ID, "Give the id of a comment: wc_ and 24 letters and digits."),
});
export const Comment = z.object({
	commentId: z.string(),
	workflowId: WorkflowId,
	authorId: z.string(),
	body: z.string(),
	createdAt: Timestamp,
	authorDisplayName: z.string(),
	isOwn: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;
export const CommentsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(50), cursor: Cursor });
export const CommentList = z.object({ items: z.array(Comment), cursor: z.string().nullable() });
