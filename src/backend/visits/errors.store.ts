import type { Context } from '#backend/platform/context.ts';

export interface PageError {
  userId: string | null;
  message: string;
  componentStack: string;
  asInfo: boolean;
  portalCode: string;
  userStatus: string;
  sourceAppCode: string;
  productCode: string;
  requestId: string;
  at: Date;
}

export async function insertError(db: Context['db'], error: PageError): Promise<void> {
  await db
    .insertInto('error_logs')
    .values({
      user_id: error.userId,
      message: error.message,
      component_stack: error.componentStack,
      as_info: error.asInfo,
      portal_code: error.portalCode,
      user_status: error.userStatus,
      source_app_code: error.sourceAppCode,
      product_code: error.productCode,
      request_id: error.requestId,
      created_at: error.at,
    })
    .execute();
}
