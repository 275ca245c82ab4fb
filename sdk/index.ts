// ROUTES → client: one method per operation, over fetch.
export { ApiError } from "./api-error.ts";
export { type Client, type ClientOptions, createClient, type Given, type UploadBody } from "./client.ts";
export { followEvents, type StreamState } from "./follow-events.ts";
export { type Call, type RequestParts, request, type Sender } from "./request.ts";
