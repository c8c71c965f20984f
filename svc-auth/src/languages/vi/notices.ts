// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const notices: Catalogue['notices'] = {
  verified: {
    label: 'Tài khoản của bạn được xác minh',
    title: 'Tài khoản của bạn được xác minh',
    text: 'Bây giờ bạn có thể yêu cầu việc và bắt đầu làm.',
  },
  refused: {
    label: 'Tài khoản của bạn không được xác minh',
    title: 'Tài khoản của bạn không được xác minh',
    text: 'Văn phòng không xác minh tài khoản của bạn. Lý do: “{reason}”. Bạn có thể sửa ở Tài khoản, hoặc gọi văn phòng.',
  },
  'account-ending': {
    label: 'Tài khoản của bạn sắp bị xóa',
    title: 'Tài khoản của bạn sắp bị xóa',
    text: 'Tài khoản của bạn chưa được xác minh. Vào {date}, tài khoản và giấy tờ của bạn sẽ bị xóa nếu văn phòng không xác minh trước đó. Vui lòng xem ở Tài khoản mọi thứ đã đúng chưa, hoặc gọi văn phòng.',
  },
  'new-job': {
    label: 'Có việc mới mà bạn có thể yêu cầu',
    title: 'Có việc mới',
    text: 'Văn phòng đang tìm người: {job_kind, select, quick {{shift}} other {{job}}}. Bạn có thể yêu cầu việc này ở trang của việc.',
  },
  'request-accepted': {
    label: 'Yêu cầu việc của bạn được chấp nhận',
    title: 'Yêu cầu của bạn được chấp nhận',
    text: 'Bạn được giao {job}.',
  },
  'request-rejected': {
    label: 'Yêu cầu việc của bạn bị từ chối',
    title: 'Yêu cầu của bạn bị từ chối',
    text: 'Văn phòng không chấp nhận yêu cầu của bạn cho {job}.',
  },
  assigned: {
    label: 'Bạn được giao việc',
    title: 'Bạn có việc mới',
    text: 'Văn phòng đã giao bạn {job}.',
  },
  'taken-off': {
    label: 'Bạn bị rút khỏi việc',
    title: 'Bạn bị rút khỏi một việc',
    text: 'Bạn không còn được giao {job}.',
  },
  'document-asked': {
    label: 'Văn phòng yêu cầu giấy tờ',
    title: 'Văn phòng yêu cầu giấy tờ',
    text: 'Hãy gửi bản còn hạn ở Tài khoản: {document}.',
  },
  'document-decided': {
    label: 'Giấy tờ của bạn được duyệt hoặc bị từ chối',
    title: '{decision, select, refused {Giấy tờ bị từ chối} other {Giấy tờ đã được duyệt}}',
    text: '{decision, select, refused {Văn phòng từ chối giấy tờ này: {document}. Lý do: “{reason}”. Hãy gửi giấy khác ở Tài khoản.} other {Văn phòng đã xem: {document}.{untilGiven, select, yes { Có hiệu lực đến {until}.} other {}}}}',
  },
  'document-expiring': {
    label: 'Giấy tờ của bạn sắp hết hạn',
    title: '{days, select, 0 {Giấy tờ hết hạn hôm nay} other {Giấy tờ sắp hết hạn}}',
    text: '{days, select, 0 {Ngày cuối của giấy tờ này là {until}: {document}. Sau đó bạn có thể không nhận được việc mới. Hãy gửi bản mới ở Tài khoản.} other {Giấy tờ này có hiệu lực đến {until}: {document}. Hãy gửi bản mới ở Tài khoản trước ngày đó.}}',
  },
  'hold-decided': {
    label: 'Văn phòng đã quyết định về việc đang chờ',
    title: '{decision, select, approved {Công việc được duyệt} other {Công việc không được duyệt}}',
    text: '{decision, select, approved {Việc của bạn chờ văn phòng đã được duyệt: {work}.} other {Việc của bạn chờ văn phòng không được duyệt: {work}.}}{noteGiven, select, yes { Ghi chú của văn phòng: {note}} other {}}',
  },
  paid: {
    label: 'Bạn được trả tiền',
    title: 'Bạn đã được trả tiền',
    text: '{amount} đã được trả vào tài khoản của bạn ngày {day}. Giấy tờ của bạn: {documents}.',
  },
  'payment-returned': {
    label: 'Khoản trả cho bạn bị trả lại',
    title: 'Khoản trả cho bạn bị trả lại',
    text: 'Ngân hàng đã trả lại {amount} của ngày {day}. Hãy xem thông tin ngân hàng có đúng không, nếu không hãy yêu cầu thay đổi. Bạn sẽ được trả khoản này trong lần trả tới.',
  },
  'cover-offered': {
    label: 'Bạn được mời nhận ca của người khác',
    title: 'Bạn có thể nhận một ca',
    text: 'Văn phòng đang tìm người: {shift}. Ai nhận trước thì được.',
  },
  'shift-changed': {
    label: 'Ca của bạn thay đổi',
    title:
      '{change, select, cancelled {Ca của bạn bị hủy} extra {Bạn có ca thêm} away {Bạn được ghi là vắng} restored {Ca của bạn vẫn diễn ra} extra_removed {Ca thêm của bạn bị rút lại} cover_assigned {Bạn có ca của người khác} cover_taken_back {Ca bạn đã nhận bị rút lại} other {Ca của bạn đã thay đổi}}',
    text: '{change, select, cancelled {Không ai làm lúc đó: {shift}.} extra {Văn phòng đã xếp ca cho bạn: {shift}.} away {Bạn không làm lúc đó: {shift}.} restored {Văn phòng đã rút lại thay đổi. Bạn làm: {shift}.} extra_removed {Bạn không làm lúc đó: {shift}.} cover_assigned {Văn phòng giao bạn ca này: {shift}. Hãy gọi văn phòng nếu không đến được.} cover_taken_back {Bạn không còn làm lúc đó: {shift}.} other {Văn phòng đã đổi ca của bạn: {shift}.}}{noteGiven, select, yes { Ghi chú của văn phòng: {note}} other {}}',
  },
  'not-started': {
    label: 'Một ca chưa bắt đầu',
    title: 'Bạn chưa bắt đầu ca',
    text: 'Hãy bấm Bắt đầu, hoặc gọi văn phòng nếu không đến được: {shift}.',
  },
  'details-changed': {
    label: 'Thông tin của bạn bị thay đổi',
    title: 'Thông tin của bạn đã thay đổi',
    text: 'Văn phòng đã thay đổi thông tin này của bạn: {fields}.{held_untilGiven, select, yes { Tiền trả vào tài khoản mới chờ đến {held_until}.} other {}} Nếu bạn không biết việc này, hãy gọi văn phòng ngay.',
  },
  'change-rejected': {
    label: 'Yêu cầu thay đổi của bạn bị từ chối',
    title: 'Thông tin của bạn giữ nguyên',
    text: 'Văn phòng không thay đổi điều bạn yêu cầu: {fields}. Lý do: “{reason}”.',
  },
  'new-device': {
    label: 'Đăng nhập từ máy mới',
    title: 'Đăng nhập từ máy mới',
    text: 'Có người đăng nhập tài khoản của bạn từ máy chưa dùng trước đây: {device}, {at}. Nếu là bạn thì không cần làm gì. Nếu không, hãy đổi mật khẩu ngay (sẽ kết thúc mọi phiên khác), hoặc gọi văn phòng.',
  },
  'passkeys-changed': {
    label: 'Khóa truy cập được thêm hoặc bỏ',
    title: '{change, select, removed {Đã bỏ khóa truy cập} other {Đã thêm khóa truy cập}}',
    text: '{change, select, removed {Khóa truy cập “{passkey}” của tài khoản bạn đã bị bỏ.} other {Khóa truy cập “{passkey}” đã được thêm vào tài khoản bạn.}} Nếu không phải bạn, hãy đổi mật khẩu ngay và gọi văn phòng.',
  },
  'passkey-copied': {
    label: 'Khóa truy cập có thể bị sao chép',
    title: 'Khóa truy cập có thể bị sao chép',
    text: 'Có người dùng khóa truy cập “{passkey}” của tài khoản bạn, có vẻ là bản sao. Khóa này không còn được chấp nhận. Hãy đăng nhập bằng mật khẩu. Ở Tài khoản, kết thúc mọi phiên khác, bỏ khóa và thêm khóa mới.',
  },
};
